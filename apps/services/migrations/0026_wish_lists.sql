CREATE TABLE "wish_item" (
	"list_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_cents" integer NOT NULL,
	"known_cents" integer NOT NULL,
	"was_available" boolean NOT NULL,
	CONSTRAINT "wish_item_list_id_sku_pk" PRIMARY KEY("list_id","sku")
);
--> statement-breakpoint
CREATE TABLE "wish_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"share_hash" "bytea",
	"share_name" text DEFAULT '' NOT NULL,
	"shared_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wish_mail" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"stop_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wish_item" ADD CONSTRAINT "wish_item_list_id_wish_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."wish_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_list" ADD CONSTRAINT "wish_list_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_mail" ADD CONSTRAINT "wish_mail_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_item_sku" ON "wish_item" USING btree ("sku");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_list_title" ON "wish_list" USING btree ("customer_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_list_share" ON "wish_list" USING btree ("share_hash");--> statement-breakpoint
CREATE INDEX "wish_list_site" ON "wish_list" USING btree ("site");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_mail_stop" ON "wish_mail" USING btree ("stop_token");