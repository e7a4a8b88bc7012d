ALTER TABLE "integrations" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "meeting_feeds" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "page_links" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_listeners" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feeds" ADD CONSTRAINT "meeting_feeds_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_links" ADD CONSTRAINT "page_links_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_listeners" ADD CONSTRAINT "webhook_listeners_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integrations_api_key_index" ON "integrations" USING btree ("api_key_id") WHERE "integrations"."api_key_id" is not null;--> statement-breakpoint
CREATE INDEX "meeting_feeds_api_key_index" ON "meeting_feeds" USING btree ("api_key_id") WHERE "meeting_feeds"."api_key_id" is not null;--> statement-breakpoint
CREATE INDEX "page_links_api_key_index" ON "page_links" USING btree ("api_key_id") WHERE "page_links"."api_key_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_listeners_api_key_index" ON "webhook_listeners" USING btree ("api_key_id") WHERE "webhook_listeners"."api_key_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_api_key_index" ON "webhook_endpoints" USING btree ("api_key_id") WHERE "webhook_endpoints"."api_key_id" is not null;