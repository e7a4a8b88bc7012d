CREATE TABLE "arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"account" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"added" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "arrivals_source" CHECK ("arrivals"."source" in ('calcom', 'calendly', 'typeform', 'google_forms', 'csv', 'ics'))
);
--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_user_id_index" ON "arrivals" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "arrivals_at_index" ON "arrivals" USING btree ("at");