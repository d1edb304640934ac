ALTER TABLE "shop_order" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_line_picture" ON "order_line" USING btree (("personalization"->>'imageId')) WHERE "order_line"."personalization"->>'imageId' is not null;--> statement-breakpoint
CREATE INDEX "shop_order_forgotten" ON "shop_order" USING btree ("id") WHERE "shop_order"."is_forgotten";