CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"target" uuid,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_actor" CHECK ("audit_log"."actor" in ('cli', 'system') or "audit_log"."actor" ~ '^[0-9a-f-]{36}$'),
	CONSTRAINT "audit_log_facts" CHECK (pg_column_size("audit_log"."facts") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "instance" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"sign_up" text,
	"sign_up_domains" text[],
	"imprint_url" text,
	"privacy_url" text,
	"terms_url" text,
	"support_url" text,
	"language" text,
	"timezone" text,
	"backed_up_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instance_one_row" CHECK ("instance"."id" = 1),
	CONSTRAINT "instance_sign_up" CHECK ("instance"."sign_up" in ('open', 'domains', 'invitation', 'closed')),
	CONSTRAINT "instance_language" CHECK ("instance"."language" in ('en', 'de', 'tr'))
);
--> statement-breakpoint
CREATE TABLE "limit_refusals" (
	"name" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_refusals_hour_name_pk" PRIMARY KEY("hour","name")
);
--> statement-breakpoint
CREATE TABLE "sign_up_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_invitations_open" ON "sign_up_invitations" USING btree ("email") WHERE "sign_up_invitations"."used_at" is null;--> statement-breakpoint
CREATE INDEX "sign_up_invitations_expires_at_index" ON "sign_up_invitations" USING btree ("expires_at");
--> statement-breakpoint
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
