CREATE TABLE "credit_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"site" text NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"cents" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_rest" boolean DEFAULT false NOT NULL,
	CONSTRAINT "credit_note_cents" CHECK ("credit_note"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_refund";--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "vat_permille" smallint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "credited_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_number" ON "credit_note" USING btree ("site","year","number");--> statement-breakpoint
CREATE INDEX "credit_note_order" ON "credit_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_open" ON "order_return" USING btree ("created_at") WHERE "order_return"."status" in ('requested', 'accepted');--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_refund" CHECK ("shop_order"."refunded_cents" between 0 and "shop_order"."refund_due_cents" and "shop_order"."credited_cents" >= 0 and "shop_order"."refund_due_cents" + "shop_order"."credited_cents" <= "shop_order"."due_cents");--> statement-breakpoint
-- Until now, everything was taxed at one rate, which its order tells.
UPDATE "order_line" SET "vat_permille" = (
  SELECT max((share->>'permille')::smallint) FROM "shop_order", jsonb_array_elements("shop_order"."taxes") AS share
  WHERE "shop_order"."id" = "order_line"."order_id"
) WHERE "is_taxed";--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "is_taxed";