CREATE TABLE "page_changes" (
	"slug" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_changes_changed_at_index" ON "page_changes" USING btree ("changed_at");