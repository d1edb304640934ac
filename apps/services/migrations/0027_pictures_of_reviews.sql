DROP INDEX "review_shown";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "pictured" boolean GENERATED ALWAYS AS (cardinality(image_ids) > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_review" ON "image" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_shown" ON "review" USING btree ("site","reference_id","reference_type","score","locale","pictured") WHERE "review"."approved";