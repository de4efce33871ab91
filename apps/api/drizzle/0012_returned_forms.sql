CREATE TABLE "returned_forms" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "returned_forms_site" ON "returned_forms" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "returned_forms_expiry" ON "returned_forms" USING btree ("expires_at");