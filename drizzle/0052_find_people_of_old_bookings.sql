-- no transaction
CREATE INDEX "time_slot_bookings_people_index" ON "time_slot_bookings" USING btree ("page_id","start_time") WHERE "time_slot_bookings"."attendee_email" <> '';