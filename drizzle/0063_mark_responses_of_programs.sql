ALTER TABLE "form_responses" ADD COLUMN "by_program" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "own_page_only" boolean DEFAULT false NOT NULL;