ALTER TABLE "meetings" DROP CONSTRAINT "meetings_status";--> statement-breakpoint
ALTER TABLE "time_slot_bookings" DROP CONSTRAINT "time_slot_bookings_status";--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "cancel_notice" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "move_notice" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "max_moves" integer;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "reminders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "follow_up" jsonb;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "guests" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "is_no_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "cancel_notice" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "move_notice" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "max_moves" integer;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "approval" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "approval_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "reminders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "follow_up" jsonb;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "max_guests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "require_email_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "mail_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "time_slot_bookings_requests_index" ON "time_slot_bookings" USING btree ("user_id","expires_at") WHERE "time_slot_bookings"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_status" CHECK ("meetings"."status" in ('pending', 'confirmed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_status" CHECK ("time_slot_bookings"."status" in ('pending', 'confirmed', 'cancelled', 'declined', 'expired'));--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_approval" CHECK ("time_slot_pages"."approval" in ('off', 'always'));--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_visibility" CHECK ("time_slot_pages"."visibility" in ('public', 'secret'));