CREATE TABLE "imported_people" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "imported_people_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "owner_mail_counts" ADD COLUMN "timed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_mail_counts" ADD COLUMN "timed_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "owner_mail_counts" ADD COLUMN "new_people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_mail_counts" ADD COLUMN "new_people_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_people" ADD CONSTRAINT "imported_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_people_opened_index" ON "imported_people" USING btree ("key") WHERE "imported_people"."opened_at" is not null;--> statement-breakpoint
CREATE INDEX "imported_people_mailed_at_index" ON "imported_people" USING btree ("mailed_at");--> statement-breakpoint
CREATE INDEX "outbox_held_index" ON "outbox" USING btree ("user_id","recipient") WHERE "outbox"."recipient" is not null and "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "time_slot_bookings_booked_here_index" ON "time_slot_bookings" USING btree (lower("attendee_email")) WHERE not "time_slot_bookings"."is_imported" and "time_slot_bookings"."attendee_email" <> '';