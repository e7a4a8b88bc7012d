ALTER TABLE "form_questions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "text_language" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "text_language" text;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;