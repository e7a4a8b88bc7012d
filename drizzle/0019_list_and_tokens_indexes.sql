-- no transaction
CREATE INDEX "integrations_access_token_key_index" ON "integrations" USING btree (left("access_token", 8),"id");--> statement-breakpoint
CREATE INDEX "integrations_refresh_token_key_index" ON "integrations" USING btree (left("refresh_token", 8),"id");--> statement-breakpoint
CREATE INDEX "meetings_listed_index" ON "meetings" USING btree ("user_id","start_time","id","primary_source") WHERE not "meetings"."is_hidden";--> statement-breakpoint
DROP INDEX "meetings_shown_index";