UPDATE "meetings" SET "is_hidden" = true WHERE "external_id" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "meetings" other
  WHERE other.user_id = "meetings"."user_id" AND other.start_time = "meetings"."start_time"
    AND other.location_data ->> 'icalUid' = "meetings"."location_data" ->> 'icalUid'
    AND (other.integration_id, other.external_calendar_id) < ("meetings"."integration_id", "meetings"."external_calendar_id")
);
