# Prints one line for each field of config.json that violates $schema (made from src/api/runtime-config-schema.ts). Supports
# the keywords that tools/build/write-config-schema.ts allows.
def problems($schema; $path):
  (if $path == "" then "config.json" else $path end) as $name
  | if $schema.type != type then "\($name) must be of type \($schema.type)"
    elif $schema.type == "object" then
      . as $object
      | ($schema.required // [])[] as $key | select($object | has($key) | not)
      | "\($path + (if $path == "" then "" else "." end) + $key) is missing"
    elif $schema.enum and (. as $value | $schema.enum | any(. == $value) | not) then
      "\($name) must be one of \($schema.enum | join(", "))"
    elif $schema.pattern and (test($schema.pattern) | not) then "\($name) must match \($schema.pattern)"
    else empty end,
    if $schema.type == "object" and type == "object" then
      to_entries[] | .key as $key | ($schema.properties[$key] // empty) as $of
      | .value | problems($of; $path + (if $path == "" then "" else "." end) + $key)
    elif $schema.type == "array" and type == "array" then
      to_entries[] | .key as $at | .value | problems($schema.items; "\($path).\($at)")
    else empty end;
problems($schema[0]; "")
