DROP INDEX "time_slot_bookings_move_of_index";--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "host_of" uuid;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "host_group" text;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD COLUMN "assignment" jsonb;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_host_of_time_slot_bookings_id_fk" FOREIGN KEY ("host_of") REFERENCES "public"."time_slot_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_slot_bookings_host_of_index" ON "time_slot_bookings" USING btree ("host_of") WHERE "time_slot_bookings"."host_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "time_slot_bookings_move_of_index" ON "time_slot_bookings" USING btree ("move_of","user_id") WHERE "time_slot_bookings"."move_of" is not null;