CREATE TABLE "personalization_image" (
	"id" text PRIMARY KEY NOT NULL,
	"session_key" "bytea" NOT NULL,
	"customer_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"reference_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"imported_votes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "questionnaire_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_vote" (
	"site" text NOT NULL,
	"questionnaire_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"answer_id" text NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_vote_site_questionnaire_id_customer_id_pk" PRIMARY KEY("site","questionnaire_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "stock_notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"sku" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"customer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "videos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "source" text DEFAULT 'demo' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_text" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item_text" ADD COLUMN "seo_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "personalization_image" ADD CONSTRAINT "personalization_image_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_vote" ADD CONSTRAINT "questionnaire_vote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notification" ADD CONSTRAINT "stock_notification_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personalization_image_session" ON "personalization_image" USING btree ("session_key");--> statement-breakpoint
CREATE INDEX "personalization_image_created" ON "personalization_image" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "questionnaire_reference" ON "questionnaire" USING btree ("site","reference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notification_once" ON "stock_notification" USING btree ("site","sku","email");--> statement-breakpoint
CREATE INDEX "stock_notification_customer" ON "stock_notification" USING btree ("customer_id");