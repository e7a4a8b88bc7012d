-- no transaction
CREATE INDEX "meetings_shown_index" ON "meetings" USING btree ("user_id","start_time","id","primary_source","booking_id") WHERE not "meetings"."is_hidden";--> statement-breakpoint
CREATE INDEX "time_slot_bookings_held_index" ON "time_slot_bookings" USING btree ("user_id","start_time","host_of") WHERE "time_slot_bookings"."host_of" is not null and "time_slot_bookings"."move_of" is null;--> statement-breakpoint
DROP INDEX "meetings_listed_index";--> statement-breakpoint
DROP INDEX "time_slot_bookings_of_hosts_index";