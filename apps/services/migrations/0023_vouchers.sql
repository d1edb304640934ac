CREATE TABLE "promotion_use" (
	"site" text NOT NULL,
	"person" "bytea" NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_use_site_person_code_pk" PRIMARY KEY("site","person","code")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sku" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"currency" text NOT NULL,
	"value_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"extensions" smallint DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"customer_id" uuid,
	"order_id" uuid,
	"position" smallint,
	"unit" smallint,
	"activated_for" date,
	"activated_location" text,
	"activated_name" text,
	"activated_email" text,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_balance" CHECK ("voucher"."balance_cents" between 0 and "voucher"."value_cents")
);
--> statement-breakpoint
CREATE TABLE "voucher_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_id" uuid NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "product_type" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_movement" ADD CONSTRAINT "voucher_movement_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_movement" ADD CONSTRAINT "voucher_movement_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_use_order" ON "promotion_use" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code" ON "voucher" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_unit" ON "voucher" USING btree ("order_id","position","unit");--> statement-breakpoint
CREATE INDEX "voucher_customer" ON "voucher" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "voucher_movement_voucher" ON "voucher_movement" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_movement_order" ON "voucher_movement" USING btree ("order_id");