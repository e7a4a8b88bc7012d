CREATE TABLE "page_hosts" (
	"page_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_place" smallint NOT NULL,
	"place" smallint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"weight" integer NOT NULL,
	"priority" smallint NOT NULL,
	"max_per_day" integer,
	"conflict_check_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"target_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"availabilities" jsonb,
	"timezone" text,
	"got" integer DEFAULT 0 NOT NULL,
	"due" double precision DEFAULT 0 NOT NULL,
	"last_made" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_hosts_page_id_account_id_pk" PRIMARY KEY("page_id","account_id"),
	CONSTRAINT "page_hosts_state" CHECK ("page_hosts"."state" in ('asked', 'agreed', 'declined')),
	CONSTRAINT "page_hosts_weight" CHECK ("page_hosts"."weight" between 1 and 1000),
	CONSTRAINT "page_hosts_priority" CHECK ("page_hosts"."priority" between 1 and 9),
	CONSTRAINT "page_hosts_max_per_day" CHECK ("page_hosts"."max_per_day" is null or "page_hosts"."max_per_day" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "host_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "move_hosts" text DEFAULT 'same' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_hosts" ADD CONSTRAINT "page_hosts_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_hosts" ADD CONSTRAINT "page_hosts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_hosts_account_id_index" ON "page_hosts" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_move_hosts" CHECK ("time_slot_pages"."move_hosts" in ('same', 'any'));