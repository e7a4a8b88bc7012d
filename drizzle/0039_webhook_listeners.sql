CREATE TABLE "webhook_listener_events" (
	"listener_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "webhook_listener_events_listener_id_event_id_pk" PRIMARY KEY("listener_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_listeners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"events" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_listener_events" ADD CONSTRAINT "webhook_listener_events_listener_id_webhook_listeners_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."webhook_listeners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_listener_events" ADD CONSTRAINT "webhook_listener_events_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_listeners" ADD CONSTRAINT "webhook_listeners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_listener_events_event_index" ON "webhook_listener_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_listeners_user_id_index" ON "webhook_listeners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_listeners_expires_at_index" ON "webhook_listeners" USING btree ("expires_at");