CREATE TABLE "form_logic_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"source_question_id" uuid NOT NULL,
	"condition" text NOT NULL,
	"value" text NOT NULL,
	"action_type" text NOT NULL,
	"target_question_id" uuid,
	"message" text,
	"redirect_url" text,
	"order" integer NOT NULL,
	CONSTRAINT "form_logic_rules_condition" CHECK ("form_logic_rules"."condition" in ('contains', 'not_contains', 'equals', 'not_equals')),
	CONSTRAINT "form_logic_rules_action_type" CHECK ("form_logic_rules"."action_type" in ('jump_to_question', 'show_message', 'redirect'))
);
--> statement-breakpoint
CREATE TABLE "form_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"question_type" text NOT NULL,
	"question" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "form_questions_question_type" CHECK ("form_questions"."question_type" in ('text', 'email', 'number', 'select', 'multiselect', 'rating', 'paragraph'))
);
--> statement-breakpoint
CREATE TABLE "form_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"respondent_name" text,
	"respondent_email" text,
	"responses" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"theme" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"booking_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"location" text DEFAULT 'custom' NOT NULL,
	"location_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attendees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"primary_source" text DEFAULT 'platform' NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"ical_sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "meetings_end_after_start" CHECK ("meetings"."end_time" > "meetings"."start_time"),
	CONSTRAINT "meetings_location" CHECK ("meetings"."location" in ('custom', 'google_meet', 'teams', 'zoom')),
	CONSTRAINT "meetings_primary_source" CHECK ("meetings"."primary_source" in ('platform', 'time_slot', 'google', 'outlook')),
	CONSTRAINT "meetings_status" CHECK ("meetings"."status" in ('confirmed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"calendar_file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"meeting_id" uuid,
	"template" text NOT NULL,
	"payload" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "time_slot_availabilities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"day_of_week" smallint NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	CONSTRAINT "time_slot_availabilities_day_of_week" CHECK ("time_slot_availabilities"."day_of_week" between 0 and 6),
	CONSTRAINT "time_slot_availabilities_start_time" CHECK ("time_slot_availabilities"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "time_slot_availabilities_end_time" CHECK ("time_slot_availabilities"."end_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "time_slot_availabilities_not_empty" CHECK ("time_slot_availabilities"."start_time" <> "time_slot_availabilities"."end_time" or "time_slot_availabilities"."start_time" = '00:00')
);
--> statement-breakpoint
CREATE TABLE "time_slot_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid,
	"user_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"guard_end" timestamp with time zone NOT NULL,
	"attendee_name" text NOT NULL,
	"attendee_email" text NOT NULL,
	"attendee_timezone" text DEFAULT 'UTC' NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_slot_bookings_end_after_start" CHECK ("time_slot_bookings"."end_time" > "time_slot_bookings"."start_time"),
	CONSTRAINT "time_slot_bookings_guard_after_end" CHECK ("time_slot_bookings"."guard_end" >= "time_slot_bookings"."end_time"),
	CONSTRAINT "time_slot_bookings_status" CHECK ("time_slot_bookings"."status" in ('confirmed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "time_slot_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration" integer DEFAULT 30 NOT NULL,
	"location" text DEFAULT 'custom' NOT NULL,
	"location_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"conflict_check_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"target_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_slot_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "time_slot_pages_duration" CHECK ("time_slot_pages"."duration" between 1 and 1440),
	CONSTRAINT "time_slot_pages_location" CHECK ("time_slot_pages"."location" in ('custom', 'google_meet', 'teams', 'zoom', 'other'))
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"expires_at" timestamp with time zone,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "integrations_type" CHECK ("integrations"."type" in ('google_calendar', 'teams', 'outlook', 'zoom', 'caldav'))
);
--> statement-breakpoint
CREATE TABLE "magic_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "magic_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"week_start_day" smallint DEFAULT 1 NOT NULL,
	"time_format" text DEFAULT '24h' NOT NULL,
	"date_format" text DEFAULT 'MMM D YYYY' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"default_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"saved_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_settings_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_settings_week_start_day" CHECK ("user_settings"."week_start_day" between 0 and 6),
	CONSTRAINT "user_settings_time_format" CHECK ("user_settings"."time_format" in ('24h', '12h')),
	CONSTRAINT "user_settings_date_format" CHECK ("user_settings"."date_format" in ('MMM D YYYY', 'D MMM YYYY'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" "citext" NOT NULL,
	"google_id" text,
	"terms_accepted" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_google_id_unique" UNIQUE("google_id")
);
--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD CONSTRAINT "form_logic_rules_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD CONSTRAINT "form_logic_rules_source_question_id_form_questions_id_fk" FOREIGN KEY ("source_question_id") REFERENCES "public"."form_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD CONSTRAINT "form_logic_rules_target_question_id_form_questions_id_fk" FOREIGN KEY ("target_question_id") REFERENCES "public"."form_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_questions" ADD CONSTRAINT "form_questions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_booking_id_time_slot_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."time_slot_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slot_availabilities" ADD CONSTRAINT "time_slot_availabilities_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slot_bookings" ADD CONSTRAINT "time_slot_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_logic_rules_form_id_index" ON "form_logic_rules" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "form_questions_form_id_index" ON "form_questions" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "form_responses_form_id_created_at_index" ON "form_responses" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "forms_user_id_index" ON "forms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meetings_user_id_start_time_index" ON "meetings" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting_index" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_user_id_created_at_index" ON "outbox" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_meeting_id_index" ON "outbox" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "time_slot_availabilities_page_id_index" ON "time_slot_availabilities" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "time_slot_bookings_page_id_index" ON "time_slot_bookings" USING btree ("page_id","start_time");--> statement-breakpoint
CREATE INDEX "time_slot_bookings_user_id_start_time_index" ON "time_slot_bookings" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "time_slot_pages_user_id_index" ON "time_slot_pages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "integrations_user_id_index" ON "integrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "magic_links_email_index" ON "magic_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_index" ON "sessions" USING btree ("expires");