-- no transaction
CREATE INDEX "time_slot_bookings_of_hosts_index" ON "time_slot_bookings" USING btree ("user_id") WHERE "time_slot_bookings"."host_of" is not null;