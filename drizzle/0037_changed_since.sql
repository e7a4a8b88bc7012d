ALTER TABLE "form_responses" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "form_responses_marked_at_index" ON "form_responses" USING btree ("form_id","marked_at") WHERE "form_responses"."marked_at" is not null;--> statement-breakpoint
CREATE INDEX "meetings_user_id_updated_at_index" ON "meetings" USING btree ("user_id","updated_at");