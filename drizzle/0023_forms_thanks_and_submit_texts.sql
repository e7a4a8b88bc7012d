ALTER TABLE "forms" ADD COLUMN "thanks_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "submit_label" text DEFAULT '' NOT NULL;