CREATE TABLE "calendar_busy" (
	"integration_id" uuid NOT NULL,
	"calendar_id" text NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"periods" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_busy_integration_id_calendar_id_from_time_pk" PRIMARY KEY("integration_id","calendar_id","from_time")
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"calendar_id" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"external_id" text,
	"etag" text,
	"ical_uid" text,
	"join_url" text,
	"web_link" text,
	"password" text,
	"written_sequence" integer,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_events_role" CHECK ("calendar_events"."role" in ('main', 'copy', 'conference')),
	CONSTRAINT "calendar_events_state" CHECK ("calendar_events"."state" in ('wanted', 'creating', 'made', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"integration_id" uuid NOT NULL,
	"calendar_id" text NOT NULL,
	"cursor" text,
	"synced_at" timestamp with time zone,
	"from_time" timestamp with time zone,
	"to_time" timestamp with time zone,
	"error" text,
	"changed_at" timestamp with time zone,
	"channel_id" text,
	"channel_token_hash" text,
	"channel_resource" text,
	"channel_expires_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_integration_id_calendar_id_pk" PRIMARY KEY("integration_id","calendar_id"),
	CONSTRAINT "calendar_feeds_channel_id_unique" UNIQUE("channel_id")
);
--> statement-breakpoint
CREATE TABLE "connection_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"type" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "target_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "integration_id" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "external_calendar_id" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "expiry_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_busy" ADD CONSTRAINT "calendar_busy_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_target_index" ON "calendar_events" USING btree ("meeting_id","integration_id","calendar_id","role");--> statement-breakpoint
CREATE INDEX "calendar_events_external_id_index" ON "calendar_events" USING btree ("integration_id","external_id");--> statement-breakpoint
CREATE INDEX "connection_attempts_expires_at_index" ON "connection_attempts" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_external_index" ON "meetings" USING btree ("integration_id","external_calendar_id","external_id") WHERE "meetings"."external_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_account_index" ON "integrations" USING btree ("user_id","type","account_id");