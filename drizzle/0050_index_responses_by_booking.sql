-- no transaction
CREATE INDEX "form_responses_booking_index" ON "form_responses" USING btree ("booking_id") WHERE "form_responses"."booking_id" is not null;