CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	"parent_id" uuid,
	"personalization" jsonb,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "attribute_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "attribute_value" (
	"site" text NOT NULL,
	"attribute_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "attribute_value_site_attribute_id_id_pk" PRIMARY KEY("site","attribute_id","id")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"uri" jsonb NOT NULL,
	CONSTRAINT "category_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "cook" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image_id" text,
	CONSTRAINT "cook_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "item" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"product_type" text NOT NULL,
	"price_cents" integer,
	"cross_cents" integer,
	"currency" text NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"community_settings" text DEFAULT 'full' NOT NULL,
	"number_of_persons" integer DEFAULT 0 NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"badges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"count_down" jsonb,
	"personalizable" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "item_attribute" (
	"site" text NOT NULL,
	"item_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"value_id" text NOT NULL,
	CONSTRAINT "item_attribute_site_item_id_attribute_id_value_id_pk" PRIMARY KEY("site","item_id","attribute_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "item_category" (
	"site" text NOT NULL,
	"category_id" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_category_site_category_id_item_id_pk" PRIMARY KEY("site","category_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "item_relation" (
	"site" text NOT NULL,
	"item_id" text NOT NULL,
	"type" text NOT NULL,
	"target_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_relation_site_item_id_type_target_id_pk" PRIMARY KEY("site","item_id","type","target_id")
);
--> statement-breakpoint
CREATE TABLE "item_text" (
	"site" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"marketing_title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"info_text" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uri" text NOT NULL,
	"search" "tsvector",
	CONSTRAINT "item_text_site_item_id_locale_pk" PRIMARY KEY("site","item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "recipe" (
	"site" text NOT NULL,
	"item_id" text NOT NULL,
	"cook_id" text,
	"prep_time" integer NOT NULL,
	"total_time" integer NOT NULL,
	"niveau" text NOT NULL,
	"ingredient_lists" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "recipe_site_item_id_pk" PRIMARY KEY("site","item_id")
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"item_count" integer NOT NULL,
	CONSTRAINT "search_term_site_locale_term_pk" PRIMARY KEY("site","locale","term")
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"site" text NOT NULL,
	"sku" text NOT NULL,
	"item_id" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"label" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"swatch_color" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"cross_cents" integer,
	"stock" integer,
	"images" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "sku_site_sku_pk" PRIMARY KEY("site","sku")
);
--> statement-breakpoint
CREATE TABLE "synonym" (
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "synonym_site_locale_term_pk" PRIMARY KEY("site","locale","term")
);
--> statement-breakpoint
CREATE TABLE "answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"html" text NOT NULL,
	"author_alias" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"customer_id" uuid,
	"locale" text NOT NULL,
	"question" text NOT NULL,
	"author_alias" text NOT NULL,
	"approved" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"customer_id" uuid,
	"locale" text NOT NULL,
	"score" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"author_alias" text NOT NULL,
	"author_email" text DEFAULT '' NOT NULL,
	"approved" boolean NOT NULL,
	"image_ids" text[] DEFAULT '{}' NOT NULL,
	"imported_likes" integer DEFAULT 0 NOT NULL,
	"imported_dislikes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"customer_id" uuid,
	"text" text NOT NULL,
	"author_alias" text NOT NULL,
	"approved" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reaction" (
	"review_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"like" boolean NOT NULL,
	CONSTRAINT "review_reaction_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"kind" text DEFAULT 'password' NOT NULL,
	"customer_type" text DEFAULT 'registered' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"gender" text DEFAULT 'divers' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"birthday" date,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"public_id" text NOT NULL,
	"customer_id" uuid,
	"cart_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_fragment" (
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "content_fragment_site_locale_reference_type_reference_id_pk" PRIMARY KEY("site","locale","reference_type","reference_id")
);
--> statement-breakpoint
CREATE TABLE "content_node" (
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"mime_type" text NOT NULL,
	"uri" text NOT NULL,
	"name" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"reference_id" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_node_site_locale_id_pk" PRIMARY KEY("site","locale","id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_file" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"site" text NOT NULL,
	"from_uri" text NOT NULL,
	"to_uri" text NOT NULL,
	CONSTRAINT "redirect_site_from_uri_pk" PRIMARY KEY("site","from_uri")
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "site_setting_site_locale_key_pk" PRIMARY KEY("site","locale","key")
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reaction" ADD CONSTRAINT "review_reaction_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reaction" ADD CONSTRAINT "review_reaction_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_customer" ON "cart" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cart_expires" ON "cart" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cart_item_cart" ON "cart_item" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "item_attribute_value" ON "item_attribute" USING btree ("site","attribute_id","value_id","item_id");--> statement-breakpoint
CREATE INDEX "item_category_position" ON "item_category" USING btree ("site","category_id","position");--> statement-breakpoint
CREATE INDEX "item_category_item" ON "item_category" USING btree ("site","item_id");--> statement-breakpoint
CREATE INDEX "item_relation_target" ON "item_relation" USING btree ("site","target_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "item_text_uri" ON "item_text" USING btree ("site","uri");--> statement-breakpoint
CREATE INDEX "item_text_search" ON "item_text" USING gin ("search");--> statement-breakpoint
CREATE INDEX "sku_item" ON "sku" USING btree ("site","item_id");--> statement-breakpoint
CREATE INDEX "answer_question" ON "answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_reference" ON "question" USING btree ("site","reference_type","reference_id","created_at");--> statement-breakpoint
CREATE INDEX "review_reference" ON "review" USING btree ("site","reference_type","reference_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_one_per_customer" ON "review" USING btree ("site","reference_type","reference_id","customer_id") WHERE "review"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "review_comment_review" ON "review_comment" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("site",lower("email"));--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_node_uri" ON "content_node" USING btree ("site","uri");--> statement-breakpoint
CREATE INDEX "content_node_parent" ON "content_node" USING btree ("site","locale","parent_id");