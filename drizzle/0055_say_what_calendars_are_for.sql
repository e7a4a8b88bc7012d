ALTER TABLE "integrations" ADD COLUMN "calendars_chosen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "default_conflict_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- New pages of accounts from before start with the calendars that all their pages check.
UPDATE "user_settings" SET "default_conflict_calendars" = "common"."calendars"
FROM (
  SELECT "user_id", jsonb_agg("choice" ORDER BY "choice") AS "calendars"
  FROM (
    SELECT "page"."user_id", "entry"."choice"
    FROM "time_slot_pages" AS "page"
    CROSS JOIN LATERAL jsonb_array_elements_text("page"."conflict_check_calendars") AS "entry"("choice")
    GROUP BY "page"."user_id", "entry"."choice"
    HAVING count(DISTINCT "page"."id") = (SELECT count(*) FROM "time_slot_pages" AS "all" WHERE "all"."user_id" = "page"."user_id")
  ) AS "shared"
  GROUP BY "user_id"
) AS "common"
WHERE "common"."user_id" = "user_settings"."user_id";
