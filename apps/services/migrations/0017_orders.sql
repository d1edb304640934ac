CREATE TABLE "checkout" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"billing" jsonb,
	"shipping" jsonb,
	"delivery" jsonb,
	"payment" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"parent" smallint,
	"sku" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text NOT NULL,
	"url" text NOT NULL,
	"image" jsonb,
	"qty" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"is_taxed" boolean NOT NULL,
	"taken_from_stock" integer NOT NULL,
	"personalization" jsonb,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"customer_id" uuid,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"billing" jsonb NOT NULL,
	"shipping" jsonb,
	"delivery" jsonb NOT NULL,
	"currency" text NOT NULL,
	"items_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"delivery_cents" bigint NOT NULL,
	"vouchers_cents" bigint NOT NULL,
	"due_cents" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"payment_provider" text,
	"payment_status" text NOT NULL,
	"payment_reason" text,
	"payment_reference" text,
	"refund_due_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"access_key" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"checkout_version" text NOT NULL,
	"cart_id" uuid,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_sum" CHECK ("shop_order"."items_cents" + "shop_order"."delivery_cents" - "shop_order"."discount_cents" - "shop_order"."vouchers_cents" = "shop_order"."due_cents" and "shop_order"."due_cents" >= 0),
	CONSTRAINT "shop_order_refund" CHECK ("shop_order"."refunded_cents" between 0 and "shop_order"."refund_due_cents" and "shop_order"."refund_due_cents" <= "shop_order"."due_cents")
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree ("sku");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_number" ON "shop_order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_key" ON "shop_order" USING btree ("customer_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_reference" ON "shop_order" USING btree ("payment_provider","payment_reference");--> statement-breakpoint
CREATE INDEX "shop_order_customer" ON "shop_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_pending" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "shop_order_refund_due" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."refunded_cents" < "shop_order"."refund_due_cents";