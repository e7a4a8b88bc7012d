-- Two bookings of one owner never come closer than the buffer, whatever races: guard_end is the end plus the buffer.
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_no_overlap"
  EXCLUDE USING gist ("user_id" WITH =, tstzrange("start_time", "guard_end") WITH &&) WHERE ("status" <> 'cancelled');
