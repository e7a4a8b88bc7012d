CREATE TABLE "time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"start_time" text,
	"end_time" text,
	"title" text DEFAULT '' NOT NULL,
	"public_label" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'leave' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_off_order" CHECK ("time_off"."from_date" <= "time_off"."to_date"),
	CONSTRAINT "time_off_times" CHECK (("time_off"."start_time" is null) = ("time_off"."end_time" is null)),
	CONSTRAINT "time_off_single_date" CHECK ("time_off"."start_time" is null or "time_off"."from_date" = "time_off"."to_date"),
	CONSTRAINT "time_off_kind" CHECK ("time_off"."kind" in ('leave', 'holiday'))
);
--> statement-breakpoint
CREATE TABLE "page_booking_counts" (
	"page_id" uuid NOT NULL,
	"per" text NOT NULL,
	"first_date" date NOT NULL,
	"used" integer NOT NULL,
	"allowed" integer NOT NULL,
	CONSTRAINT "page_booking_counts_page_id_per_first_date_pk" PRIMARY KEY("page_id","per","first_date"),
	CONSTRAINT "page_booking_counts_per" CHECK ("page_booking_counts"."per" in ('day', 'week', 'month')),
	CONSTRAINT "page_booking_counts_used" CHECK ("page_booking_counts"."used" between 0 and "page_booking_counts"."allowed")
);
--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "guard_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "occurrence_id" uuid;--> statement-breakpoint
UPDATE "time_slot_bookings" SET "guard_start" = "start_time" - ("guard_end" - "end_time"), "occurrence_id" = "id";--> statement-breakpoint
-- The release before writes neither column, and moves a booking without its guard_start.
CREATE FUNCTION time_slot_bookings_complete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.occurrence_id := coalesce(NEW.occurrence_id, NEW.id);
  NEW.guard_start := NEW.start_time - CASE
    WHEN TG_OP = 'UPDATE' THEN OLD.start_time - OLD.guard_start
    ELSE NEW.guard_end - NEW.end_time
  END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER time_slot_bookings_complete_insert BEFORE INSERT ON "time_slot_bookings"
  FOR EACH ROW WHEN (NEW.guard_start IS NULL) EXECUTE FUNCTION time_slot_bookings_complete();--> statement-breakpoint
CREATE TRIGGER time_slot_bookings_complete_move BEFORE UPDATE ON "time_slot_bookings"
  FOR EACH ROW WHEN (NEW.start_time <> OLD.start_time AND NEW.guard_start = OLD.guard_start)
  EXECUTE FUNCTION time_slot_bookings_complete();--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ALTER COLUMN "guard_start" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ALTER COLUMN "occurrence_id" SET NOT NULL;--> statement-breakpoint
-- Between two bookings of one owner stays free the larger of the earlier one's gap after and the later one's gap before,
-- whatever races: the later one starts outside the earlier one's guard_end, the earlier one ends before the later one's
-- guard_start. Bookings of one occurrence may share their time.
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_gap_after"
  EXCLUDE USING gist ("user_id" WITH =, tstzrange("start_time", "guard_end") WITH &&, "occurrence_id" WITH <>)
  WHERE ("status" IN ('confirmed', 'pending'));--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_gap_before"
  EXCLUDE USING gist ("user_id" WITH =, tstzrange("guard_start", "end_time") WITH &&, "occurrence_id" WITH <>)
  WHERE ("status" IN ('confirmed', 'pending'));--> statement-breakpoint
ALTER TABLE "time_slot_bookings" DROP CONSTRAINT "time_slot_bookings_no_overlap";--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "holidays" jsonb;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "durations" jsonb;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "step" integer;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "align" text DEFAULT 'window' NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "buffer_before" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "buffer_after" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "minimum_notice" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "booking_window" jsonb;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "limits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "lock_timezone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_booking_counts" ADD CONSTRAINT "page_booking_counts_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_off_user_id_index" ON "time_off" USING btree ("user_id","to_date");--> statement-breakpoint
CREATE UNIQUE INDEX "time_off_holiday_index" ON "time_off" USING btree ("user_id","from_date","title") WHERE "time_off"."kind" = 'holiday';--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_guard_before_start" CHECK ("time_slot_bookings"."guard_start" <= "time_slot_bookings"."start_time");--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_align" CHECK ("time_slot_pages"."align" in ('window', 'clock'));--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_step" CHECK ("time_slot_pages"."step" between 1 and 1440);--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_buffer_before" CHECK ("time_slot_pages"."buffer_before" between 0 and 1440);--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_buffer_after" CHECK ("time_slot_pages"."buffer_after" between 0 and 1440);--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_minimum_notice" CHECK ("time_slot_pages"."minimum_notice" between 0 and 525600);