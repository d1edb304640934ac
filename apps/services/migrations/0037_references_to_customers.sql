CREATE INDEX "cart_item_picture" ON "cart_item" USING btree (("personalization"->>'imageId')) WHERE "cart_item"."personalization"->>'imageId' is not null;--> statement-breakpoint
CREATE INDEX "review_reaction_customer" ON "review_reaction" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "personalization_image_customer" ON "personalization_image" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "questionnaire_vote_customer" ON "questionnaire_vote" USING btree ("customer_id");