CREATE TABLE "owner_mail_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"strangers" integer DEFAULT 0 NOT NULL,
	"strangers_ends_at" timestamp with time zone,
	"own" integer DEFAULT 0 NOT NULL,
	"own_ends_at" timestamp with time zone,
	"notices" integer DEFAULT 0 NOT NULL,
	"notices_ends_at" timestamp with time zone,
	"room" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "owner_mail_counts_room" CHECK ("owner_mail_counts"."room" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipient_mail_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"room" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipient_mail_counts_room" CHECK ("recipient_mail_counts"."room" >= 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "owner_mail_counts" ADD CONSTRAINT "owner_mail_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipient_mail_counts_ends_at_index" ON "recipient_mail_counts" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "outbox" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "owner_mail_counts" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "recipient_mail_counts" SET (fillfactor = 70);
