ALTER TABLE "forms" ADD COLUMN "notices_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "forms" SET "notices_chosen" = true WHERE "notify" <> 'off';
