ALTER TABLE "time_slot_bookings" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "cancel_reason" text;