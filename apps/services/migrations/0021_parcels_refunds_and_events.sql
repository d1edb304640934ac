CREATE TABLE "order_refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"cents" bigint NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_by_people" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "order_refund_cents" CHECK ("order_refund"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "outbox_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_event_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "shop_order_refund_due";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "payment_transaction" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "parcels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_key" ON "order_refund" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "order_refund_due" ON "order_refund" USING btree ("created_at") WHERE "order_refund"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_event_due" ON "outbox_event" USING btree ("site","next_attempt_at") WHERE "outbox_event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_event_subject" ON "outbox_event" USING btree ("site","subject","position") WHERE "outbox_event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_event_age" ON "outbox_event" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "order_refund" ("order_id", "key", "cents", "done_at") SELECT "id", 'given back before', "refunded_cents", now() FROM "shop_order" WHERE "refunded_cents" > 0;--> statement-breakpoint
INSERT INTO "order_refund" ("order_id", "key", "cents") SELECT "id", 'due before', "refund_due_cents" - "refunded_cents" FROM "shop_order" WHERE "refunded_cents" < "refund_due_cents";
