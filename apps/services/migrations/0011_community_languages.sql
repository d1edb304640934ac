ALTER TABLE "answer" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "review_comment" ADD COLUMN "locale" text;