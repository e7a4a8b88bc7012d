ALTER TABLE "forms" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "max_responses" integer;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "closed_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_max_responses" CHECK ("forms"."max_responses" >= 1);