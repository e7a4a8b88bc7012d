ALTER TABLE "calendar_events" ADD COLUMN "owner_edit" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "owner_edit_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "owner_edit_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_owner_edit" CHECK ("calendar_events"."owner_edit" in ('deleted', 'moved', 'kept'));--> statement-breakpoint
-- The release before kept these edits as words in "error", and reads them there until it is replaced.
UPDATE "calendar_events" SET "owner_edit" = 'deleted' WHERE "state" = 'failed' AND "error" = 'deleted-there';--> statement-breakpoint
UPDATE "calendar_events" SET "owner_edit" = CASE WHEN "state" = 'made' THEN 'kept' ELSE 'moved' END,
	"owner_edit_start" = split_part("error", ' ', 2)::timestamp with time zone,
	"owner_edit_end" = split_part("error", ' ', 3)::timestamp with time zone
	WHERE ("state" = 'failed' AND "error" LIKE 'moved-there % %') OR ("state" = 'made' AND "error" LIKE 'left-there % %');
