ALTER TABLE "email_checks" ADD COLUMN "former_code_hash" text;--> statement-breakpoint
ALTER TABLE "email_checks" ADD COLUMN "former_expires_at" timestamp with time zone;