ALTER TABLE "time_slot_bookings" ADD COLUMN "host_place" smallint;--> statement-breakpoint
UPDATE "time_slot_bookings" b SET "host_place" = o."place" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "host_of", "move_of" ORDER BY "id") - 1 AS "place" FROM "time_slot_bookings" WHERE "host_of" IS NOT NULL
) o WHERE b."id" = o."id";